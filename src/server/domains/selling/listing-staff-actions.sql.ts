import { movedListingDays } from '../../../contract/selling/listing';
import { sql, type Sql } from '../../database/sql';
import { appealDays } from '../../../contract/trust/decision-actions';

/** Until when the row `decisions` can be objected to. */
export const appealUntil = sql`(decisions.created_at + make_interval(days => ${appealDays}::int))`;

/** The arguments of `json_build_object` for a decision about a listing. */
const decisionFields = sql`
  'decisionId', decisions.id, 'reason', decisions.facts, 'basis', decisions.basis,
  'rule', decisions.rule, 'createdAt', decisions.created_at`;

/** What staff did to a product, as JSON: the decision that hides it, or else the move to its category. */
export const staffAction: Sql = sql`
  case when products.hidden_by is not null then (
    select json_build_object('action', 'hidden', ${decisionFields})
    from decisions where decisions.id = products.hidden_by)
  else (
    select json_build_object('action', 'moved', 'decisionId', null,
      'reason', coalesce(audit_log.reason, ''), 'basis', null, 'rule', '',
      'createdAt', audit_log.created_at)
    from audit_log
    where audit_log.subject_id = products.id and audit_log.subject_type = 'listing'
      and audit_log.act = 'listing.setCategory'
      and audit_log.after ->> 'categoryId' = products.category_id
      and audit_log.created_at > now() - make_interval(days => ${movedListingDays}::int)
    order by audit_log.created_at desc limit 1) end`;

/** The listings that staff deleted while their seller can object, as JSON, newest first. */
export const deletedByStaff = (sellerId: string): Sql => sql`(
  select coalesce(json_agg(json_build_object('action', 'deleted',
    'productName', decisions.subject_name, ${decisionFields})
    order by decisions.created_at desc), '[]')::text
  from decisions
  where decisions.user_id = ${sellerId} and decisions.action = 'deleteListing'
    and decisions.reversed_at is null
    and ${appealUntil} > now())`;
