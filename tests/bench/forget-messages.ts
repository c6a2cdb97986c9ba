import { collection } from '../../functions/src/firestore.ts';
import { MESSAGE } from '../records/message.ts';

/** Deletes the messages that a bench has sent, and all rate limits. */
export async function forgetMessages(): Promise<void> {
  const [messages, counts] = await Promise.all([
    collection('contact_message').where('email', '==', MESSAGE.email).get(),
    collection('rate_limit').get(),
  ]);
  await Promise.all([...messages.docs, ...counts.docs].map(({ ref }) => ref.delete()));
}
