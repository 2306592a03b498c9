import type { AuditFilters } from '../../../contract/calls/audit';
import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { matchesWordPrefixes } from '../accounts/user-lists.sql';
import { orderNumberExpression, normalizeOrderNumber } from '../buying/order-search.sql';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';
import { matchesProduct } from '../catalogue/product-lists.sql';

/** Returns a page of the audit log as JSON, newest first. */
export function auditLogJson(database: Queryable, filters: AuditFilters, page: PageRequest) {
  return jsonPage(
    database,
    {
      table: sql`audit_log`,
      from: sql`audit_log`,
      where: matchesFilters(filters),
      joins: nameJoins,
      // `before` and `after` are added after the nulls are stripped: their own nulls mean something, such as a
      // suspension without an end.
      entry: sql`json_strip_nulls(json_build_object(
        '_id', audit_log.id, 'at', audit_log.created_at, 'actorId', audit_log.actor_id,
        'actorName', actors.display_name, 'actorRole', audit_log.actor_role, 'act', audit_log.act,
        'subjectType', audit_log.subject_type, 'subjectId', audit_log.subject_id,
        'subjectName', subjects.name, 'reason', audit_log.reason, 'address', audit_log.address))::jsonb
        || case when audit_log.before is null then '{}' else
          jsonb_build_object('before', audit_log.before) end
        || case when audit_log.after is null then '{}' else
          jsonb_build_object('after', audit_log.after) end`,
    },
    page,
  );
}

function matchesFilters({ act, text }: AuditFilters): Sql {
  const phrase = text?.trim() ?? '';
  return sql`
    ${act ? sql`audit_log.act = ${act}` : sql`true`}
    and ${
      phrase
        ? sql`(audit_log.subject_id = ${phrase} or position(lower(${phrase}) in lower(audit_log.reason)) > 0
            or audit_log.subject_id in (
              select id from users where deleted_at is null and ${matchesWordPrefixes(phrase)})
            or audit_log.subject_id in (
              select id from categories where position(lower(${phrase}) in lower(name)) > 0)
            or audit_log.subject_id in (select id from products where ${matchesProduct(phrase)})
            or audit_log.subject_id in (
              select id from orders where ${orderNumberExpression} = ${normalizeOrderNumber(phrase)})
            or audit_log.actor_id in (
              select id from users where role in ('Admin', 'moderator')
                and position(lower(${phrase}) in lower(display_name || ' ' || email)) > 0))`
        : sql`true`
    }`;
}

/** Joins the names of the actor and of the subject, as far as they still exist. */
const nameJoins = sql`
  left join users actors on actors.id = audit_log.actor_id and actors.deleted_at is null
  left join lateral (
    select display_name as name from users
    where audit_log.subject_type = 'user' and users.id = audit_log.subject_id and deleted_at is null
    union all
    select name from categories
    where audit_log.subject_type = 'category' and categories.id = audit_log.subject_id
    union all
    select product_name from products
    where audit_log.subject_type = 'listing' and products.id = audit_log.subject_id) subjects on true`;
