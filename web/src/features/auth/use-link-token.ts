import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns the token of an emailed link and removes it from the URL and the browser history. */
export function useLinkToken(): string | undefined {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const tokenInUrl = new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
  const [token, setToken] = useState(tokenInUrl);
  // another link was opened in this tab
  if (tokenInUrl && tokenInUrl !== token) setToken(tokenInUrl);
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
