export { clearStoredData } from './clear.ts';
