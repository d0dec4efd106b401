/** The endpoints for two-step verification, which load with its section. */
export { default as twoStepEndpoints } from 'virtual:endpoint-table/twoStep';
