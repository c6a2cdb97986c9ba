import { collection } from '../../../functions/src/firestore.ts';

/** The stored messages. */
export async function storedMessages(): Promise<Record<string, unknown>[]> {
  const { docs } = await collection('contact_message').get();
  return docs.map((document) => document.data());
}
