/** A document of `user` without rights, as registration makes it. */
export const userRecord = (uid: string, changes: object = {}) => ({
  is_admin: false as unknown,
  email: `${uid}@contoh.example`,
  display_name: 'Seseorang',
  locale: 'id',
  created_date: new Date() as unknown,
  ...changes,
});
