/** The endpoints for links and comments, which load with their screens. */
export { default as reviewEndpoints } from 'virtual:endpoint-table/review';
