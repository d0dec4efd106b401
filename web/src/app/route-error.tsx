import { useRouteError } from 'react-router-dom';
import { LoadFailed } from './load-failed.tsx';

export function RouteError() {
  return <LoadFailed error={useRouteError()} />;
}
