/** The endpoint for passages from the applicant's own texts, loaded with its panel. */
export { default as passageEndpoints } from 'virtual:endpoint-table/passage';
