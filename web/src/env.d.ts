/// <reference types="vite/client" />

declare module 'virtual:endpoint-table' {
  const table: object;
  export default table;
}

declare module 'virtual:endpoint-table/*' {
  const table: object;
  export default table;
}
