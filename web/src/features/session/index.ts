export { storedUserId } from './stored-user.ts';
