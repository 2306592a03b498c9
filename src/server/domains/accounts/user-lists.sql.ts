import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import type { PeopleFilters } from '../../../contract/calls/user-administration';
import type { PersonRole, PersonState } from '../../../contract/console/staff-limits';
import type { RegistrationRole } from '../../../contract/accounts/user';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';
import { roleConditions } from '../access/user-roles.sql';
import { hasEmail, userFields, whenAllowed } from '../access/users.sql';

/** Selects the orders of a user, as buyer and as seller. */
const ordersOfUser = sql`
  (select paid_at, ended_at from orders where orders.buyer_id = users.id
    union all
    select orders.paid_at, orders.ended_at from products join lateral (
      select * from orders where orders.product_id = products.id offset 0) orders on true
    where products.seller_id = users.id) orders`;

/**
 * The condition that the name or the email address of a user has words with these prefixes. The expression
 * must be that of the index users_by_words.
 */
export function matchesWordPrefixes(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  const query = words.map((word) => `('${word}':* | '${capitalize(word)}':*)`).join(' & ');
  return sql`
    to_tsvector('simple', translate(display_name || ' ' || email, '@.+_-/:<>&', '          '))
      @@ to_tsquery('simple', ${query})`;
}

/** Both forms are searched, because PostgreSQL's C locale lower-cases only ASCII letters. */
const capitalize = (word: string) => word.replace(/^./u, (letter) => letter.toUpperCase());

export interface PersonSearch {
  text: string;
  /**
   * Whether the caller may read email addresses without recording a reason. Others find a person by the whole
   * address, so that they can't guess it letter by letter.
   */
  withEmail: boolean;
}

/** Without `withEmail` the text must match the name: the index contains the words of names and email addresses. */
function matchesPerson({ text, withEmail }: PersonSearch): Sql {
  if (withEmail) return matchesWordPrefixes(text);
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const nameConditions = words.map((word) => sql`strpos(lower(display_name), ${word}) > 0`);
  return nameConditions.reduce((all, name) => sql`${all} and ${name}`, matchesWordPrefixes(text));
}

/** The user with an id or an email address. */
const isPerson = (text: string) => sql`(id = ${text} or uid = ${text} or ${hasEmail(text)})`;

/** Selects the ids of the people with a name, an email address or an id; a deleted one only by id or address. */
export const selectPersonIds = (search: PersonSearch): Sql => sql`
  select id from users where ${isPerson(search.text)}
  union
  select id from users where deleted_at is null and ${matchesPerson(search)}`;

/**
 * The users with a name or an email address. With `offset 0`, because the planner might otherwise read all users by
 * their age, and compare the words of each.
 */
const usersMatching = (text: string, condition = sql`deleted_at is null`) => sql`(
  select * from users where ${condition} and ${matchesWordPrefixes(text)} offset 0) users`;

/** The deleted users who can be found by a name or an email address. The condition is that of users_to_erase. */
const isDeletedWithName = sql`erased_at is null and deleted_at is not null`;

/** Selects the ids of the users with a name or an email address, of deleted ones as well. */
export const userIdsMatching = (text: string) => sql`
  select id from ${usersMatching(text)} union all select id from ${usersMatching(text, isDeletedWithName)}`;

interface UsersFilter {
  /** Prefixes of words in the name or the email address. All of them must match. */
  text?: string | undefined;
  verified?: boolean | undefined;
}

/**
 * Returns the users with a role, active or not, as JSON, newest first. Each has the numbers of paid and unpaid orders
 * that deleting the user would affect.
 */
export function usersJsonByRole(
  database: Queryable,
  role: RegistrationRole,
  { text = '', verified }: UsersFilter,
  page: PageRequest,
) {
  return jsonPage(
    database,
    {
      table: sql`users`,
      from: text.trim() ? usersMatching(text) : sql`users`,
      where: sql`${roleConditions[role]} and deleted_at is null
        and ${verified === undefined ? sql`true` : verified ? sql`verified` : sql`not verified`}`,
      joins: sql`
        join lateral (
          select count(*) filter (where paid_at is not null and ended_at is null) as paid,
            count(*) filter (where paid_at is null and ended_at is null) as unpaid
          from ${ordersOfUser}) affected on true`,
      entry: sql`json_build_object(
        ${userFields(sql`${role}::text`)}, 'paidOrders', affected.paid, 'unpaidOrders', affected.unpaid)`,
    },
    page,
  );
}

const conditionOfRole: Record<PersonRole, Sql> = {
  ...roleConditions,
  moderator: sql`role = 'moderator'`,
  Admin: sql`role = 'Admin'`,
  none: sql`role is null`,
};

const conditionOfState: Record<PersonState, Sql> = {
  active: sql`deleted_at is null and suspended_at is null`,
  suspended: sql`deleted_at is null and suspended_at is not null`,
  deleted: sql`deleted_at is not null`,
};

/**
 * Returns the users of all roles as JSON, newest first. Deleted ones are included only with their state, or without a
 * state by their id or whole email address, so that a person is found whatever became of them.
 */
export function peopleJson(
  database: Queryable,
  { filters, withEmail, page }: { filters: PeopleFilters; withEmail: boolean; page: PageRequest },
) {
  const { role, state } = filters;
  const text = filters.text?.trim() ?? '';
  const stateCondition = state ? conditionOfState[state] : sql`deleted_at is null`;
  const isNamed = state === 'deleted' ? isDeletedWithName : stateCondition;
  const matchingUsers = sql`(
    select * from users where ${isPerson(text)} and ${state ? stateCondition : sql`true`}
    union
    select * from users where ${isNamed} and ${matchesPerson({ text, withEmail })}) users`;
  return jsonPage(
    database,
    {
      table: sql`users`,
      from: text ? matchingUsers : sql`users`,
      where: sql`${text ? sql`true` : stateCondition} and ${role ? conditionOfRole[role] : sql`true`}`,
      joins: sql``,
      entry: sql`json_build_object('_id', id, 'displayName', display_name, 'photoURL', photo_url,
        'role', role, 'hasBothRoles', has_both_roles, 'email', ${whenAllowed(withEmail, sql`email`)},
        'suspended', suspended_at is not null, 'deleted', deleted_at is not null,
        'registeredAt', created_at)`,
    },
    page,
  );
}
