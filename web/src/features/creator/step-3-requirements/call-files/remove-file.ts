/** Loaded on demand: merging the other files again needs the code of "Add a file". */
export { removeCallFile } from '@grantwright/shared/call-files';
