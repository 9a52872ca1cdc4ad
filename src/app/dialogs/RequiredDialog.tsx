import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { QuestionsRequired } from '../../components/products/QuestionsRequired.tsx';
import type { Core } from '../core.ts';
import { pathOf } from '../paths.ts';
import type { Required } from '../queryClient.ts';
import { VerificationDialog } from './VerificationDialog.tsx';

/** Unmet requirement, with a link to it. */
export function RequiredDialog({ core, required }: { core: Core; required: Required['what'] }) {
  const { requiredModal: door, navigation } = core;
  const { pathname } = useLocation();
  // It was about a page that is left.
  useEffect(() => door.close, [door, pathname]);
  if (required === 'verification')
    return <VerificationDialog onGo={() => navigation.open(pathOf('Verification'))} onClose={door.close} />;
  return (
    <QuestionsRequired
      product={required}
      onGo={() => navigation.open(pathOf('ProductQuestions', { product: required }))}
      onClose={door.close}
    />
  );
}
