/** Loaded on demand, because merging the remaining files needs the code of "Add a file". */
export { removeCallFile } from '@grantwright/shared/call-files';
