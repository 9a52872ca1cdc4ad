import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { isNoSuchCall } from '../../api/calling/ApiError.ts';
import { answerQuestion, products, questions, type AskedProduct } from '../../api/products.ts';
import { isAskedProduct } from '../../components/products/asked.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { ready, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';
import { ProductQuestionsView, type Asked } from './ProductQuestionsView.tsx';

/** The questionnaire of a product, where the back end has one. */
function useConfirmation(product: AskedProduct): Remote<Asked> {
  const { locale } = useShell();
  const offered = useQuery(products());
  const isAsked = offered.data?.questions.some((row) => row.product === product) === true;
  const set = useQuery({ ...questions(product, locale), enabled: isAsked });
  if (offered.error && isNoSuchCall(offered.error)) return ready('nothing');
  if (offered.data === undefined) return remoteOf<Asked>({ ...offered, data: undefined });
  const row = offered.data.products.find((one) => one.product === product);
  if (row?.is_open === false) return ready('closed');
  return isAsked ? remoteOf<Asked>(set) : ready('nothing');
}

/** Questions about contracts or timed options: ?product=lever or option. */
export function ProductQuestions() {
  const { locale, back, offlineBar } = useShell();
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('product');
  const product = isAskedProduct(wanted) ? wanted : 'lever';
  const queryClient = useQueryClient();
  const asked = useConfirmation(product);
  const answer = useMutation({
    ...answerQuestion(),
    meta: { isQuiet: true },
    onSuccess: (set) => queryClient.setQueryData(questions(product, locale).queryKey, set),
  });
  const { question, choice } = answer.variables ?? {};
  return (
    <ProductQuestionsView
      product={product}
      asked={asked}
      sending={answer.isPending ? { question: Number(question), choice: Number(choice) } : undefined}
      onAnswer={({ version }, of, chosen) =>
        answer.mutate({ product, version: String(version), question: String(of), choice: String(chosen) })
      }
      onRefresh={() => queryClient.invalidateQueries({ queryKey: ['products'] })}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
