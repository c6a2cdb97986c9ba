/** A document of `user` without rights, as registration makes it. */
export const userRecord = <Changes extends object>(uid: string, changes: Changes) => ({
  is_admin: false,
  email: `${uid}@contoh.example`,
  display_name: 'Seseorang',
  locale: 'id',
  created_date: new Date(),
  ...changes,
});
