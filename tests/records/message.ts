import type { ContactMessage } from '../../model/contact/message.ts';

/** What a visitor sends by the form of the page. */
export const MESSAGE = {
  name: 'Ayu Lestari',
  email: 'ayu@contoh.example',
  message: 'Kami perlu aplikasi kasir untuk tiga toko.',
  locale: 'id',
} as const;

/** A document of `contact_message`, new and unanswered. A field that is undefined in `changes` is left out. */
export function messageRecord(
  changes: Record<string, unknown> = {},
): Omit<ContactMessage<Date>, 'email'> & { email: string } {
  const fields = {
    ...MESSAGE,
    reference: 'CS-TEST-0001',
    page: '/contact-us',
    status: 'new',
    created_date: new Date(),
    ...changes,
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as unknown as ReturnType<typeof messageRecord>;
}
