import { Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import type { ChangeEvent } from 'react';
import { maxImportedProducts } from '../../../contract/selling/product-import';
import { photoMarks } from '../../../contract/pictures/photo-marks';
import { maxPhotos } from '../../../contract/selling/product';
import { FormField } from '../../components/forms/form-field';
import { SectionPanel } from '../../components/page/section-panel';
import { downloadFile } from '../../services/browser/download-file';
import { productFields, productTextFields } from '../../../contract/selling/product-fields';
import { goods } from '../../../contract/website/goods-words';
import { formatCount } from '../../../contract/text/format-count';

interface FileChoiceProps {
  checking: boolean;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** The choice of a CSV file, with what it has to contain. */
export function FileChoice({ checking, disabled, onChoose }: FileChoiceProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(file);
    // Reset, so that the corrected file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <SectionPanel title="Choose a file">
      <Stack as="ul" gap="2" paddingStart="5" listStyleType="disc" color="fg.muted">
        <li>{goods`One row for each watch, up to ${formatCount(maxImportedProducts)}, with the columns of the template or of Export CSV.`}</li>
        <li>{goods`In the column Photos: up to ${maxPhotos} photos, separated by spaces, each by its https address or its file name, such as watch-1.jpg or "my watch.jpg". The first is the cover.`}</li>
        <li>
          {`In the column Photo marks, if you like: what each photo shows, in their order, such as “Dial, Papers”. There are: ${Object.values(photoMarks).join(', ')}.`}
        </li>
        <li>Photos by file name are uploaded after the check, also in a zip.</li>
        <li>We check the file first. Nothing is added until you start the import.</li>
      </Stack>
      <FormField label="CSV file">
        <Input
          type="file"
          accept=".csv,.txt,text/csv"
          disabled={disabled}
          onChange={choose}
          height="auto"
          padding="3"
          cursor="pointer"
        />
      </FormField>
      <Flex gap="4" align="center" wrap="wrap">
        <Button
          variant="outline"
          onClick={() => downloadFile('template.csv', templateCsv(), 'text/csv')}
        >
          Download a template
        </Button>
        <Text role="status" color="fg.muted">
          {checking ? 'Checking the file' : ''}
        </Text>
      </Flex>
    </SectionPanel>
  );
}

/** Returns a CSV file with the names of all columns. No label contains a quotation mark. */
function templateCsv(): string {
  const fieldLabels = productTextFields.map((name) => productFields[name].label);
  const labels = [...fieldLabels, 'Photos', 'Photo marks'];
  // The byte order mark makes spreadsheets read the file as UTF-8.
  return `\ufeff${labels.map((label) => `"${label}"`).join(',')}\r\n`;
}
