import { sanitizeNextPath, type User } from '@grantwright/shared/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useStartSession } from '../../lib/session.ts';
import { notify } from '../../ui/notify.ts';

/** Shows a message after a sign-in or sign-up and continues to `next`. */
export function useOpenApp(message: string) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const startSession = useStartSession();
  return (user: User) => {
    startSession(user);
    notify.success(message);
    void navigate(sanitizeNextPath(search.get('next')), { replace: true });
  };
}
