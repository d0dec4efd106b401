/** Loaded on demand because merging the files again requires the code for "Add a file". */
export { changeFileKind, removeCallFile } from '@grantwright/shared/call-files';
