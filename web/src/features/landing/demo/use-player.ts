import { useEffect, useState } from 'react';

const sceneMs = 7_000;

/** Plays scenes one after the other. It waits for people who asked for less motion to press Play. */
export function usePlayer(scenes: number) {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(
    () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const isLast = at === scenes - 1;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => (isLast ? setPlaying(false) : setAt(at + 1)), sceneMs);
    return () => clearTimeout(timer);
  }, [isPlaying, at, isLast]);

  /** Turning the pages by hand stops the player. */
  const show = (scene: number) => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(scenes - 1, scene)));
  };
  const toggle = () => {
    if (!isPlaying && isLast) setAt(0);
    setPlaying(!isPlaying);
  };
  return { at, isPlaying, isLast, show, toggle };
}
