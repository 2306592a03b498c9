import { Text } from '@chakra-ui/react';
import type { SaleDetails } from '../../../contract/buying/sale';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { availableActions } from './available-actions';
import { codeUrl } from './code-url';
import { enterCodeRule, orderActions } from './order-actions';
import { OrderCode } from './order-code';

/** The code that the viewer shows to the other side, or the rule for entering the other side's code. */
export function OrderCodes({ sale }: { sale: SaleDetails }) {
  const { orderId, state, as, handOverCode, returnCode } = sale;
  if (handOverCode) {
    return (
      <OrderCode
        title="Your hand-over code"
        code={handOverCode}
        url={codeUrl(orderId, handOverCode)}
      />
    );
  }
  if (returnCode) {
    return (
      <OrderCode title="Your return code" code={returnCode} url={codeUrl(orderId, returnCode)} />
    );
  }
  const entersCode = availableActions(state, as).some(
    (action) => orderActions[action].fields?.code,
  );
  return entersCode && <Text fontWeight="600">{inGoodsWords(enterCodeRule)}</Text>;
}
