import type { ContactMessage, StoredMessage } from '#model/contact/message.ts';

/** Fields that a visitor sends by the form of the page. */
export const MESSAGE = {
  name: 'Ayu Lestari',
  email: 'ayu@contoh.example',
  message: 'Kami perlu aplikasi kasir untuk tiga toko.',
  locale: 'id',
} as const;

type WithEmail<Message> = Omit<Message, 'email'> & { email: string };

/** A message as it is read, new and unanswered; times are in milliseconds. */
export const storedMessage = (changes: Partial<StoredMessage> = {}): WithEmail<StoredMessage> => ({
  ...MESSAGE,
  reference: 'CS-7K3M-Q9TX',
  page: '/contact-us',
  status: 'new',
  created_date: Date.UTC(2026, 0, 2),
  ...changes,
});

/** The same as a document of `contact_message`. A field that is undefined in `changes` is left out. */
export function messageRecord(
  changes: Record<string, unknown> = {},
): WithEmail<ContactMessage<Date>> {
  const fields = { ...storedMessage(), created_date: new Date(), ...changes };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as unknown as ReturnType<typeof messageRecord>;
}
