export { anyOf } from '@grantwright/shared/values';
