export { PayloadError, fetchPayload, loadPayload } from './load.ts';
export type { Payload } from './payload.ts';
export { payloadUrl } from './payload.ts';
