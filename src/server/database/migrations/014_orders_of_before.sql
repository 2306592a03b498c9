update orders set state = 'completed', clock_from = null, ended_at = paid_at,
  context = '{"isBooked":true,"isReminded":false,"isHandedOver":true,"isBankDone":false}'
where paid_at is not null;
update orders set state = 'paying',
  context = jsonb_build_object('isBooked', phone_number is not null, 'isReminded', false,
    'isHandedOver', false, 'isBankDone', false)
where paid_at is null and payment_intent_id is not null;
