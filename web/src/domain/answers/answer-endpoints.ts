/** The endpoints of the answer library, loaded with the screens that use it. */
export { default as answerEndpoints } from 'virtual:endpoint-table/savedAnswer';
