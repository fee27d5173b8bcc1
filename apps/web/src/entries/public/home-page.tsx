import type { DemoStart } from '@kotohogi/contract/demo-start';
import { useLoaderData } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LandingPage } from './landing-page.tsx';

// Only a workstation's demo loads it.
const DemoPage = lazy(async () => ({ default: (await import('./demo/demo-page.tsx')).DemoPage }));

/** The landing page; a workstation's demo has its own start page instead. */
export function HomePage() {
  const demo: DemoStart | null = useLoaderData({ from: '/public/' });
  if (demo === null) return <LandingPage />;
  return (
    <Suspense>
      <DemoPage first={demo} />
    </Suspense>
  );
}
