export { watchChunkErrors } from './chunk-errors.ts';
export { needsFullLoad } from './newer-build.ts';
export { reloadOnce } from './reload-guard.ts';
