/// <reference types="vite/client" />

declare module 'virtual:call-table' {
  const table: object;
  export default table;
}
