import { FormattedMessage } from 'react-intl';
import type { AskedProduct, Products } from '../../api/products.ts';
import { askedProducts } from '../../components/products/asked.ts';
import { ProductName } from '../../components/products/ProductName.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Pill } from '../../ui/facts/Pill.tsx';
import { Section } from '../../ui/screen/Section.tsx';

interface AskedProductsProps {
  products: Products;
  /** Link to the questionnaire of a product. */
  hrefOf: (product: AskedProduct) => string;
}

function Row({ product, products, hrefOf }: AskedProductsProps & { product: AskedProduct }) {
  const title = <ProductName product={product} />;
  const asked = products.questions.find((row) => row.product === product);
  if (!asked) {
    const offered = products.products.find((row) => row.product === product);
    if (offered?.is_open !== false) return null;
    return (
      <ListRow
        title={title}
        weight="regular"
        titleRoom="word"
        value={<FormattedMessage id="products.closed" defaultMessage="Not offered in your region" />}
      />
    );
  }
  return (
    <ListRow
      title={title}
      weight="regular"
      titleRoom="word"
      href={hrefOf(product)}
      chevron
      caption={
        <FormattedMessage
          id="questions.count"
          defaultMessage="{count, plural, one {# question} other {# questions}}"
          values={{ count: asked.count }}
        />
      }
      value={
        asked.passed_ms === undefined ? (
          <Pill tone="neutral">
            <FormattedMessage id="questions.state.open" defaultMessage="Not passed yet" />
          </Pill>
        ) : (
          <Pill tone="success">
            <FormattedMessage id="common.done" defaultMessage="Done" />
          </Pill>
        )
      }
    />
  );
}

/** Questionnaires required before products; renders nothing where the back end has none. */
export function AskedProducts({ products, hrefOf }: AskedProductsProps) {
  if (products.questions.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="questions.section" defaultMessage="Questions before trading" />}>
      <List>
        {askedProducts.map((product) => (
          <Row key={product} product={product} products={products} hrefOf={hrefOf} />
        ))}
      </List>
    </Section>
  );
}
