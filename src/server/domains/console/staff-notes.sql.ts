import type { NewNote, NoteSubject } from '../../../contract/console/staff-note';
import type { Queryable } from '../../database/database';
import { rawSql, sql } from '../../database/sql';

const tables = { user: 'users', listing: 'products', order: 'orders' } as const;

/** Returns the notes about a person, a listing or an order, oldest first. */
export const listStaffNotes = (database: Queryable, { subjectType, subjectId }: NoteSubject) =>
  database.query(sql`
    select staff_notes.id as "_id", display_name as "authorName", text,
      to_json(staff_notes.created_at) #>> '{}' as "createdAt"
    from staff_notes join users on users.id = author_id
    where subject_type = ${subjectType} and subject_id = ${subjectId}
    order by staff_notes.created_at, staff_notes.id`);

/** Returns whether there is such a subject. */
export async function addStaffNote(
  database: Queryable,
  { subjectType, subjectId, text }: NewNote,
  authorId: string,
): Promise<boolean> {
  const added = await database.query(sql`
    insert into staff_notes (subject_type, subject_id, author_id, text)
    select ${subjectType}, id, ${authorId}, ${text} from ${rawSql(tables[subjectType])}
    where id = ${subjectId} returning id`);
  return added.length > 0;
}
