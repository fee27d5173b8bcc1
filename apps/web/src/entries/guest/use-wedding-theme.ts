import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { attendanceQuery } from '../../features/attendant/index.ts';
import { preloadChunk } from '../../shell/chunk-reload.ts';
import { loadPatternStyles } from '../../shell/theme/pattern-styles.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';

/**
 * Applies a wedding's pattern to a page before login, once the wedding is known; without one, or for a wedding the
 * caller may not see, the first pattern. Returns the wedding.
 */
export function useWeddingTheme(weddingKey: string | undefined) {
  const { data: wedding } = useQuery({
    ...attendanceQuery(weddingKey ?? ''),
    enabled: weddingKey !== undefined,
    retry: false,
  });
  const pattern = wedding?.designPattern ?? 'natural';
  useTheme(pattern, 'guest');
  useEffect(() => void preloadChunk(() => loadPatternStyles(pattern)), [pattern]);
  return wedding;
}
