import { nameSessionCookie } from '@grantwright/shared/service';
import type { Response } from 'express';
import { dayMs } from './session.ts';

type Settings = { SECURE_COOKIES: boolean; SESSION_DAYS: number };

const createCookieAttributes = ({ SECURE_COOKIES }: Settings) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: SECURE_COOKIES,
  path: '/',
});

export function setSessionCookie(res: Response, token: string, settings: Settings): void {
  res.cookie(nameSessionCookie(settings.SECURE_COOKIES), token, {
    ...createCookieAttributes(settings),
    maxAge: settings.SESSION_DAYS * dayMs,
  });
}

export function clearSessionCookie(res: Response, settings: Settings): void {
  res.clearCookie(nameSessionCookie(settings.SECURE_COOKIES), createCookieAttributes(settings));
}
