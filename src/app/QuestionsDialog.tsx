import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { AskedProduct } from '../api/products.ts';
import { QuestionsRequired } from '../components/products/QuestionsRequired.tsx';
import type { Core } from './core.ts';
import { pathOf } from './paths.ts';

/** That questions come first, and the way to them. */
export function QuestionsDialog({ core, product }: { core: Core; product: AskedProduct }) {
  const { questionsDoor: door, navigation } = core;
  const { pathname } = useLocation();
  // It was about a page that is left.
  useEffect(() => door.close, [door, pathname]);
  return (
    <QuestionsRequired
      product={product}
      onGo={() => navigation.open(pathOf('ProductQuestions', { product }))}
      onClose={door.close}
    />
  );
}
