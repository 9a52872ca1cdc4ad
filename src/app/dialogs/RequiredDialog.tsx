import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { QuestionsRequired } from '../../components/products/QuestionsRequired.tsx';
import type { Core } from '../core.ts';
import { pathOf } from '../paths.ts';
import type { Required } from '../queryClient.ts';
import { VerificationDialog } from './VerificationDialog.tsx';

/** Unmet requirement, with a link to it. */
export function RequiredDialog({ core, required }: { core: Core; required: Required['what'] }) {
  const { requiredModal: modal, navigation } = core;
  const { pathname } = useLocation();
  // Closes with the page that it belongs to.
  useEffect(() => modal.close, [modal, pathname]);
  if (required === 'verification')
    return <VerificationDialog onGo={() => navigation.open(pathOf('Verification'))} onClose={modal.close} />;
  return (
    <QuestionsRequired
      product={required}
      onGo={() => navigation.open(pathOf('ProductQuestions', { product: required }))}
      onClose={modal.close}
    />
  );
}
