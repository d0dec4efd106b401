/** Loaded on demand because merging the remaining files requires the code for "Add a file". */
export { removeCallFile } from '@grantwright/shared/call-files';
