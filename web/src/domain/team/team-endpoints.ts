/** The endpoints for teams, which load with their screens. */
export { default as teamEndpoints } from 'virtual:endpoint-table/team';
