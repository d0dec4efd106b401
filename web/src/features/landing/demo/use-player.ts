import { useEffect, useState } from 'react';

const sceneDurationMs = 7_000;

/** Plays the scenes in order. With reduced motion, playback starts only when the user presses Play. */
export function usePlayer(sceneCount: number) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(
    () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const isLast = index === sceneCount - 1;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(
      () => (isLast ? setIsPlaying(false) : setIndex(index + 1)),
      sceneDurationMs,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, index, isLast]);

  /** Choosing a scene stops the player. */
  const show = (scene: number) => {
    setIsPlaying(false);
    setIndex(Math.max(0, Math.min(sceneCount - 1, scene)));
  };
  const toggle = () => {
    if (!isPlaying && isLast) setIndex(0);
    setIsPlaying(!isPlaying);
  };
  return { index, isPlaying, isLast, show, toggle };
}
