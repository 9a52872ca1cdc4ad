import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Ieo } from '../../api/ieo.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { coinMark } from '../../components/coins/coinMark.ts';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FactCard } from '../../ui/cards/FactCard.tsx';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { StageBar } from '../../ui/progress/StageBar.tsx';
import { IeoPill } from './IeoPill.tsx';
import { isListed, stageAt, stageIndex } from './productTerms.ts';
import { StageSentence } from './StageSentence.tsx';
import { useStages } from './useStages.tsx';

export interface IeoLinks {
  product: (product: Ieo) => string;
  application: (id: number) => string;
}

interface IeoRowProps {
  product: Ieo;
  nowMs: number;
  /** Undefined where no page can be opened now. */
  links: IeoLinks | undefined;
}

/** Apply, or the user's application; none where the product takes no application. */
function Action({ product, nowMs, links }: IeoRowProps & { links: IeoLinks }): ReactNode {
  const { application_id: own } = product;
  if (own !== undefined)
    return (
      <Button size="sm" variant="secondary" href={links.application(own)}>
        <FormattedMessage id="ieo.application" defaultMessage="Your application" />
      </Button>
    );
  return stageAt(product, nowMs) === 'open' ? (
    <Button size="sm" href={links.product(product)}>
      <FormattedMessage id="ieo.step.apply" defaultMessage="Apply" />
    </Button>
  ) : undefined;
}

/** Figures and dates of a product, and what the user can do. */
export function IeoRow(props: IeoRowProps) {
  const { product, nowMs, links } = props;
  const intl = useIntl();
  const formats = useFormats();
  const stages = useStages(product)(nowMs);
  const { currency_name: code, pay_currency_name: coin, totals } = product;
  const stage = stageAt(product, nowMs);
  const listing = {
    label: <FormattedMessage id="ieo.listingPrice" defaultMessage="Listing price" />,
    value: <Amount value={product.listing_price} coin={coin} unit="never" />,
  };
  return (
    <FactCard
      frame="row"
      lead={<CoinDisc {...coinMark(code)} />}
      title={code}
      detail={product.name}
      sentence={<StageSentence product={product} nowMs={nowMs} />}
      status={<IeoPill stage={stage} />}
      facts={[
        {
          label: <FormattedMessage id="ieo.price" defaultMessage="IEO price" />,
          value: <Amount value={product.price} coin={coin} unit="never" />,
        },
        {
          label: <FormattedMessage id="ieo.onOffer" defaultMessage="Offered" />,
          value: formats.short(product.supply),
        },
        stage === 'coming' || isListed(stage)
          ? listing
          : {
              label: <FormattedMessage id="ieo.applied" defaultMessage="Applied for" />,
              value: totals === undefined ? noValue : formats.short(totals.applied),
            },
      ]}
      progress={
        <StageBar
          label={intl.formatMessage({ id: 'hosting.course', defaultMessage: 'Timeline' })}
          stages={stages}
          at={stageIndex[stage]}
        />
      }
      href={links?.product(product)}
      action={links && <Action {...props} links={links} />}
    />
  );
}
