// Users and stored data of a running product, for the tests of separate processes.
export { createUserWithEverything } from './account-deletion/create-user-with-everything.ts';
export { checkingAllRecords, StoredRecords } from './account-deletion/stored-records.ts';
export { password, registerUser, type TestUser } from './product-under-test.ts';
export { collectTraces } from './traces/collector.ts';
export { aWordFile } from './word-file.ts';
