import { nameSessionCookie } from '@grantwright/shared/service';
import type { Response } from 'express';

type Settings = { SECURE_COOKIES: boolean; SESSION_DAYS: number };

const createCookieAttributes = ({ SECURE_COOKIES }: Settings) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: SECURE_COOKIES,
  path: '/',
});

export function setSessionCookie(res: Response, token: string, settings: Settings): void {
  const maxAgeMs = settings.SESSION_DAYS * 24 * 60 * 60 * 1000;
  res.cookie(nameSessionCookie(settings.SECURE_COOKIES), token, {
    ...createCookieAttributes(settings),
    maxAge: maxAgeMs,
  });
}

export function clearSessionCookie(res: Response, settings: Settings): void {
  res.clearCookie(nameSessionCookie(settings.SECURE_COOKIES), createCookieAttributes(settings));
}
