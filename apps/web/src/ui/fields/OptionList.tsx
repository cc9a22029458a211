import { ListBox, ListBoxItem, Text } from 'react-aria-components/ListBox';
import { optionClass } from './control-class.ts';
import { Icon } from '../Icon.tsx';
import type { Option } from './option.ts';
import { fieldsText } from './fields.text.ts';

/** The list inside the pop-over of `Select` and `MultiSelect`; what is chosen has a tick. */
export function OptionList({ options }: { readonly options: readonly Option[] }) {
  return (
    <ListBox
      items={options}
      className="max-h-[inherit] overflow-auto p-1 outline-none"
      renderEmptyState={() => <p className="px-3 py-2 text-sm text-ink-3">{fieldsText.select.empty}</p>}
    >
      {(option) => (
        <ListBoxItem
          id={option.value}
          textValue={option.label}
          isDisabled={option.isDisabled ?? false}
          className={optionClass}
        >
          {({ isSelected }) => (
            <>
              <span className="min-w-0 flex-1">
                <Text slot="label">{option.label}</Text>
                {option.description !== undefined && (
                  <Text slot="description" className="block text-sm text-ink-3">
                    {option.description}
                  </Text>
                )}
              </span>
              <Icon name="check" size={16} className={isSelected ? 'text-brand-ink' : 'invisible'} />
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
