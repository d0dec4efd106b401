import { useRouteError } from 'react-router-dom';
import { LoadError } from '../ui/load-error.tsx';

export function RouteError() {
  return <LoadError error={useRouteError()} />;
}
