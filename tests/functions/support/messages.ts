import { collection } from '../../../functions/src/firestore.ts';

/** Marks the messages of these tests, so that they can be found and deleted. */
export const SENDER = 'functions-tests@contoh.example';

export const MESSAGE = {
  name: 'Ayu Lestari',
  email: SENDER,
  message: 'Kami perlu aplikasi kasir untuk tiga toko.',
  locale: 'id',
} as const;

/** The stored messages of these tests. */
export async function storedMessages(): Promise<Record<string, unknown>[]> {
  const found = await collection('contact_message').where('email', '==', SENDER).get();
  return found.docs.map((document) => document.data());
}

/** Deletes the messages of these tests and all rate limits. */
export async function forgetMessages(): Promise<void> {
  const [messages, counts] = await Promise.all([
    collection('contact_message').where('email', '==', SENDER).get(),
    collection('rate_limit').get(),
  ]);
  await Promise.all([...messages.docs, ...counts.docs].map(({ ref }) => ref.delete()));
}
