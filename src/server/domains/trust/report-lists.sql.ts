import type { ReportReason, ReportSubject } from '../../../contract/trust/report-reasons';
import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { decisionSummaryJson, isActiveStrike } from './decisions.sql';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';
import { reportedPerson } from './reports.sql';

interface ReportFilter {
  state?: 'open' | 'decided' | undefined;
  subjectType?: ReportSubject | undefined;
  reason?: ReportReason | undefined;
  /** The id of a user: selects the reports about them and what they have. */
  person?: string | undefined;
}

/** Joins the people of the row `reports`. */
const personJoins = sql`
  join lateral (select * from users where users.id = ${reportedPerson} offset 0) people on true
  left join lateral (
    select * from users where users.id = reports.reporter_id offset 0) reporters on true`;

/**
 * The message of a row of reports, with contact details hidden: only reading the conversation, which is recorded,
 * shows them.
 */
const reportedMessageJson = (messageId: Sql) => sql`(
  select json_build_object('id', id, 'text', coalesce(redacted_text, text),
    'photoCount', jsonb_array_length(photos), 'sentAt', sent_at)
  from messages where messages.id = ${messageId})`;

/** The arguments of `json_build_object` for a report. */
const reportFields = sql`'id', reports.id, 'subjectType', reports.subject_type,
  'subjectId', case reports.subject_type when 'person' then people.uid else reports.subject_id end,
  'subjectName', reports.subject_name,
  'message', ${reportedMessageJson(sql`reports.message_id`)}, 'reason', reports.reason, 'text', reports.text,
  'createdAt', reports.created_at, 'reporterName', coalesce(reporters.display_name, ''),
  'reporterId', reporters.id, 'personId', people.id,
  'personName', people.display_name, 'personSince', people.created_at,
  'otherReports', (
    select count(*) from reports others
    where others.subject_type = reports.subject_type and others.subject_id = reports.subject_id
      and others.decision_id is null and others.id <> reports.id),
  'reportsOfPerson', (select count(*) from reports others where others.subject_user_id = people.id),
  'decisionsOfPerson', (
    select count(*) from decisions
    where decisions.user_id = people.id and action <> 'none' and reversed_at is null),
  'strikes', (
    select count(*) from decisions where decisions.user_id = people.id and ${isActiveStrike}),
  'decisionId', reports.decision_id`;

/** Returns reports as JSON, newest first. */
export function reportsJson(
  database: Queryable,
  { state, subjectType, reason, person }: ReportFilter,
  page: PageRequest,
) {
  const isInState =
    state === 'open'
      ? sql`reports.decision_id is null`
      : state === 'decided'
        ? sql`reports.decision_id is not null`
        : sql`true`;
  return jsonPage(
    database,
    {
      table: sql`reports`,
      from: sql`reports`,
      where: sql`${isInState}
        and ${subjectType ? sql`reports.subject_type = ${subjectType}` : sql`true`}
        and ${reason ? sql`reports.reason = ${reason}` : sql`true`}
        and ${person ? sql`reports.subject_user_id = ${person}` : sql`true`}`,
      joins: personJoins,
      entry: sql`json_build_object(${reportFields})`,
    },
    page,
  );
}

/** The maximum number of other reports, and of decisions, that the details of a report have. */
const maxRelated = 50;

/** Returns a report as JSON, with the other reports of its subject and the decisions about its person. */
export async function reportDetailsJson(database: Queryable, id: string) {
  const [row] = await database.query<{ json: string }>(sql`
    select json_build_object(${reportFields},
      'listing', (
        select json_build_object('image', image, 'description', description,
          'sellingPrice', selling_price, 'currency', price_currency,
          'isDeleted', products.deleted_at is not null or people.deleted_at is not null,
          'isHidden', hidden_by is not null)
        from products where reports.subject_type = 'listing' and products.id = reports.subject_id),
      'review', (
        select json_build_object('rating', rating, 'text', reviews.text, 'photos', photos,
          'reply', reply, 'orderId', order_id, 'isReplyReported', subject_id = people.id)
        from reviews where reports.subject_type = 'review' and reviews.id = reports.subject_id),
      'reports', (
        select coalesce(json_agg(json_build_object('id', id, 'reason', reason, 'text', text,
          'createdAt', created_at,
          'message', ${reportedMessageJson(sql`others.message_id`)}) order by created_at desc), '[]')
        from (
          select * from reports others
          where others.subject_type = reports.subject_type
            and others.subject_id = reports.subject_id and others.id <> reports.id
          order by created_at desc limit ${maxRelated}) others),
      'decisions', (
        select coalesce(json_agg(${decisionSummaryJson} order by decisions.created_at desc), '[]')
        from (
          select * from decisions where user_id = people.id
          order by created_at desc limit ${maxRelated}) decisions))::text as json
    from reports ${personJoins} where reports.id = ${id}`);
  return row?.json;
}
