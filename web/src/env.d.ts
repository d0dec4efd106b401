/// <reference types="vite/client" />
// oxlint-disable typescript/consistent-type-imports -- a file with imports cannot declare modules

type Contract = typeof import('@grantwright/shared/contract');
type WireEndpoints<Group extends Record<string, import('@grantwright/shared/contract').Endpoint>> =
  import('./lib/endpoints.ts').WireEndpoints<Group>;

declare module 'virtual:endpoint-table' {
  const table: WireEndpoints<import('./lib/endpoints.ts').FirstLoadEndpoints>;
  export default table;
}

declare module 'virtual:endpoint-table/savedAnswer' {
  const table: WireEndpoints<Contract['savedAnswerEndpoints']>;
  export default table;
}

declare module 'virtual:endpoint-table/passage' {
  const table: WireEndpoints<Contract['passageEndpoints']>;
  export default table;
}

declare module 'virtual:endpoint-table/review' {
  const table: WireEndpoints<Contract['reviewEndpoints']>;
  export default table;
}

declare module 'virtual:endpoint-table/team' {
  const table: WireEndpoints<Contract['teamEndpoints']>;
  export default table;
}

declare module 'virtual:endpoint-table/twoStep' {
  const table: WireEndpoints<Contract['twoStepEndpoints']>;
  export default table;
}
