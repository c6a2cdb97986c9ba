import { bucket } from '../../../functions/src/pictures/storage.ts';

// Opens a connection for every request of this process to Storage. The emulator closes one after 5 s without a request,
// and the client, which does not heed what the server announces, may send into it at that moment ("socket hang up").
bucket().storage.interceptors.push({
  // The declared type of the result lacks what the library accepts.
  request: (options) => ({ ...options, forever: false }) as never,
});
