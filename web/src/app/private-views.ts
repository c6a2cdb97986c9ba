/** The views of the account and admin area: a chunk of its own, so that no public page loads their names. */
export { views } from 'virtual:private-views';
