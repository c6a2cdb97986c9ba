/** Passwords that protect nothing but the emulators. */
export const ACCOUNTS = [
  {
    uid: 'seed-admin',
    email: 'admin@contoh.example',
    password: 'admin-password',
    display_name: 'Admin',
    locale: 'id',
    is_admin: true,
  },
  {
    uid: 'seed-client',
    email: 'client@contoh.example',
    password: 'client-password',
    display_name: 'Client',
    locale: 'en',
    is_admin: false,
  },
] as const;
