export { ignoringChunkErrors, watchChunkErrors } from './chunk-errors.ts';
export { needsFullLoad } from './newer-build.ts';
export { reloadForMissing } from '../../browser/reload.ts';
