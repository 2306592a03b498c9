import { Button, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import { EmptyState } from '../../../../components/records/empty-state';
import { paths } from '../../../../services/paths/paths';

export function NothingForSale() {
  return (
    <EmptyState title="You have nothing for sale yet">
      <Text color="fg.muted">A photo and a few details are all it takes.</Text>
      <Button asChild>
        <Link to={paths.addProduct}>{inGoodsWords('Add a watch')}</Link>
      </Button>
    </EmptyState>
  );
}
