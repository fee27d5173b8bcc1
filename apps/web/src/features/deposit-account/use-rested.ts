import { useEffect, useState } from 'react';

const REST_MS = 250;

/** What was typed, once nobody has typed for a moment. */
export function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
