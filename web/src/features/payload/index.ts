export { PayloadError, loadPayload } from './load.ts';
export type { Payload } from './payload.ts';
